import { startTool } from '../../shell/tool/startTool';
import { Component } from '../../wizards/package-builder/PackageBuilderPage';

startTool(Component);
