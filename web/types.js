// Writes the types of all that goes over the wire from the contract of the house. `make types` runs it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

import openapiTS, { astToString } from 'openapi-typescript';

const python = new URL('../.venv/bin/python', import.meta.url).pathname;
const file = new URL('src/api/protocol.d.ts', import.meta.url);

const contract = execFileSync(python, ['-m', 'filature.cli.main', 'contract'], { maxBuffer: 2 ** 24 });
const digest = createHash('sha256').update(contract).digest('hex');
const types = astToString(
  await openapiTS(contract.toString(), { alphabetize: true, defaultNonNullable: false, emptyObjectsUnknown: true }),
);
writeFileSync(file, `// Made by \`make types\` from the contract ${digest}. Do not edit.\n\n${types}`);
