// Prints a Markdown table of the packages that the server and the pages use in production, with their licences.
import { productionLicences } from './productionLicences.ts';

console.log('# Licences of the packages in production\n');
console.log('| Package | Version | Licence |\n| --- | --- | --- |');
for (const { name, version, licence } of productionLicences()) {
  console.log(`| ${name} | ${version} | ${licence} |`);
}
