import './takeMailLinkFirst.ts';
import './openTabProject.ts';
import '../styles.css';
import { startApp } from './startApp.tsx';

startApp();
