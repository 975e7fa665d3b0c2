// When the curtain falls between people who share a device: where somebody decides something secret, or is shown it.
// What is decided openly on an open board needs none; their secrets stay covered until they ask for them.
import type { Session } from '../api/session.svelte';
import type { GamePage } from '../games/page';
import { hasSeen } from './dealt';
import { toldAlone } from './telling.svelte';

export function needsCurtain(session: Session, page: GamePage): boolean {
  const { view, asked, over } = session;
  if (!view || over || !asked) return false;
  const meets = session.identity_secret && !hasSeen(session.id, session.seat) && (page.dealt?.(view) ?? true);
  return meets || page.sealed(view) || toldAlone(session);
}
