import { Component } from '../../checkout/CheckoutSuccess';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
