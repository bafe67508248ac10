import { Component } from '../../routes/consent/UserConsent';
import { startTool } from '../../shell/startTool';

startTool(Component);
