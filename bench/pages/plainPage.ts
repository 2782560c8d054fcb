import { brotliCompressSync } from 'node:zlib';
import { type BarePage, servePage } from './barePage.ts';

/**
 * Serves the text of one of our pages as a compressed static file: its elements in the browser's default style, without
 * pictures and scripts.
 * @param url that of the server-rendered page.
 */
export async function servePlainCopy(url: string): Promise<BarePage> {
  const page = await (await fetch(url)).text();
  const [, root = ''] = /<div id="root">(.*)<\/div>\s*<template/s.exec(page) ?? [];
  const words = root
    .replace(/<svg.*?<\/svg>|<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<(\w+)[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  if (!words.includes('<h1>')) throw new Error(`${url}: not rendered`);
  const plain =
    brotliCompressSync(`<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Élan</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem}h1{font-size:2.5rem}</style></head>
<body>${words}</body></html>`);
  return servePage(plain, { 'content-encoding': 'br' });
}
