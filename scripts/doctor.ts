import { isoDayInToronto } from '../domain/day.ts';
import { yearlyTables } from '../domain/legal/yearly.ts';
import { readConfig } from '../server/config/config.ts';
import { examine } from '../server/doctor/doctor.ts';
import { ConfigError } from '../server/lib/configError.ts';
import { describeError } from '../server/lib/describeError.ts';
import { exitOnUncaught } from '../server/lib/logger.ts';
import { loadEnvironmentFile } from './repository.ts';

// Prints the message of an invalid setting; of any other error, only the parts that may be logged.
exitOnUncaught((error) =>
  console.error(
    error instanceof ConfigError ? error.message : JSON.stringify(describeError(error)),
  ),
);
loadEnvironmentFile();
const config = readConfig(process.env);
for (const [name, meant] of Object.entries(config.nearMisses)) {
  console.log(`note  ${name} is not a setting; ${meant} is`);
}
const today = isoDayInToronto(new Date());
for (const { name, year } of yearlyTables) {
  if (today < `${year + 1}-01-01`) continue;
  console.log(
    `note  ${name} in domain/legal is that of ${year}; forecasts use it until a newer one`,
  );
}
const findings = await examine(config);
for (const { line } of findings) console.log(line);
process.exit(findings.every(({ isWell }) => isWell) ? 0 : 1);
