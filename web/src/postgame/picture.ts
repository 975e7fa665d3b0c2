// A picture of how a match ended, to be sent to others: the title, who has won and why, and the sum.
import type { Ending } from './ending';

export interface Result {
  game: string;
  title: string;
  winner: string;
  ending: Ending;
  /** The faces of the winners, as the page draws them. */
  faces: SVGSVGElement[];
}

const WIDTH = 1200;
const EDGE = 60;
const FACE = 130;
const LINE = 44;
const PRINT = '"Special Elite", "Courier New", monospace';
const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';
const [NIGHT, PAPER, LAMP, FAINT] = ['#10172a', '#f4ead5', '#f2b84b', '#8c97b8'];
/** What a drawing needs to look the same without the styles of the page. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'fill-opacity'];

export async function pictureOf(result: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const faces = (await Promise.all(result.faces.map(drawing))).filter((face) => face !== null);
  const height = draw(pen, result, faces);
  Object.assign(canvas, { width: WIDTH, height });
  draw(pen, result, faces); // a canvas that is given its size is empty
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

/** Draws everything from the top; returns how high it is. */
function draw(pen: CanvasRenderingContext2D, result: Result, faces: HTMLImageElement[]): number {
  pen.fillStyle = NIGHT;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  let y = EDGE + 20;
  const write = (text: string, font: string, colour: string, gap: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of wrapped(pen, text, WIDTH - 2 * EDGE)) {
      pen.fillText(line, EDGE, y);
      y += gap;
    }
  };
  write(result.game, `28px ${PRINT}`, FAINT, 64);
  write(result.title, `56px ${PRINT}`, LAMP, 40);
  if (faces.length) {
    faces.slice(0, 7).forEach((face, number) => pen.drawImage(face, EDGE + number * (FACE + 16), y, FACE, FACE));
    y += FACE;
  }
  y += 44;
  write(result.winner, `700 40px ${TEXT}`, PAPER, 50);
  write(result.ending.why, `30px ${TEXT}`, PAPER, 40);
  return table(pen, result.ending, y + 30) + EDGE;
}

function table(pen: CanvasRenderingContext2D, { sum }: Ending, top: number): number {
  const first = 330;
  const column = (WIDTH - 2 * EDGE - first) / Math.max(1, sum.columns.length);
  const left = (number: number) => EDGE + (number ? first + (number - 1) * column : 0);
  const rows = [[sum.corner, ...sum.columns], ...sum.rows.map(({ name, cells }) => [name, ...cells])];
  rows.forEach((cells, number) => {
    const wins = sum.rows[number - 1]?.wins ?? false;
    pen.font = `${wins ? '700 ' : ''}26px ${TEXT}`;
    pen.fillStyle = !number ? FAINT : wins ? LAMP : PAPER;
    cells.forEach((cell, at) => pen.fillText(cell, left(at), top + number * LINE, (at ? column : first) - 14));
  });
  return top + rows.length * LINE;
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width > width && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A drawing of the page as an image that stands alone; null where the browser makes none of it. */
async function drawing(svg: SVGSVGElement): Promise<HTMLImageElement | null> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [painted, copies] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  painted.forEach((part, number) => {
    const style = getComputedStyle(part);
    for (const name of PAINT) copies[number]?.setAttribute(name, style.getPropertyValue(name));
  });
  copy.removeAttribute('style');
  for (const [name, value] of Object.entries({ width: `${FACE}`, height: `${FACE}` })) copy.setAttribute(name, value);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image;
}
