import { writeFileSync } from 'node:fs';
import { generatedFile, generatedTypes } from './generatedTypes.ts';

writeFileSync(generatedFile, await generatedTypes());
