import { readConfig, readSettings } from '../config';
import { endCommand } from '../end-command';
import { secretsOf } from '../secret-files';
import { examine, toReport } from './finding';
import { listLooks } from './looks';

await endCommand('Usage: npm run doctor', async () => {
  const config = readConfig(process.env);
  const findings = await examine(listLooks(config, process.env));
  const { text, exitCode } = toReport(findings, secretsOf(readSettings(process.env).given));
  return { text, exitCode };
});
