import { Component } from '../../checkout/CheckoutCancel';
import { startTool } from '../../shell/tool/startTool';

startTool(Component);
