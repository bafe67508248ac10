import { Component } from '../../pages/cookie-settings/UserConsent';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
