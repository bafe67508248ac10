import { startTool } from '../../shell/tool/startTool';
import { WizardPage } from '../../wizards/kit/WizardPage';
import { packageBuilder } from '../../wizards/package-builder/definition';

export const start = () => startTool(() => <WizardPage definition={packageBuilder} />);
