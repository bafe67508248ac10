import { Component } from '../../pages/cookie-settings/CookieSettings';
import { startTool } from '../../shell/tool/startTool';

export const start = () => startTool(Component);
