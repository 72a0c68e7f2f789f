import { runServerTool } from './run-server-tool.mjs';

await runServerTool('doctor', 'doctor/doctor-command.ts');
