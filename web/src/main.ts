import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { start } from '$/app/settings.svelte';

void start().then(() => mount(App, { target: document.getElementById('page')! }));
