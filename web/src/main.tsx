import { render } from 'preact';
import './styles/theme.css';

const app = document.getElementById('app');
if (app !== null) render(<h1>Castellan</h1>, app);
