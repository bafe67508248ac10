import { runCommand } from '../server/cli/command.ts';
import { settingsOfInstallation } from '../server/cli/installation.ts';
import { newsletterCommand } from './newsletter/command.ts';

await runCommand(newsletterCommand(settingsOfInstallation));
