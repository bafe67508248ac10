import '../../dist/styles/index.css';
