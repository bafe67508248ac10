import { Component } from '../../routes/CheckoutCancel';
import { startTool } from '../../shell/startTool';

startTool(Component);
