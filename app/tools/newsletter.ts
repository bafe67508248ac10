import { runCommand } from '../server/platform/cli/command.ts';
import { settingsOfInstallation } from '../server/platform/cli/installation.ts';
import { newsletterCommand } from './newsletter/command.ts';

await runCommand(newsletterCommand(settingsOfInstallation));
