// Builds the web from app/ into dist/web. In development, API requests go to the port of the API under the same host
// name.

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { endpointsInBrowser } from './app/build/endpoints-in-browser.ts'
import { pageParts } from './app/page-parts.ts'
import { plainPages } from './app/plain-pages.ts'
import { typingInPage } from './app/typing-in-page.ts'
import { judgingPart, publicParts } from './app/build/web-parts.ts'
import { takesByName } from './app/build/takes-by-name.ts'
import { tintOf } from './platform/rules/project-type.ts'
import { tokensOf } from './platform/rules/look/tokens.ts'

const api = { target: process.env.QUARTIER_API ?? 'http://localhost:4000', changeOrigin: false }

const coloursOf = (appearance: 'light' | 'dark') =>
  Object.entries(tokensOf(tintOf.rent, appearance, 'normal'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Inlines the colours that scripts set later, which prevents a white flash on a dark screen. */
const colours: Plugin = {
  name: 'colours',
  transformIndexHtml: () => [
    {
      tag: 'style',
      children: `:root{${coloursOf('light')}}@media (prefers-color-scheme:dark){:root{${coloursOf('dark')}}}`,
      injectTo: 'head',
    },
  ],
}

/** Chunks of the start need not be preloaded or listed for later chunks, because they are already loaded. */
const isThereByThen = /assets\/(?:entry|rolldown-runtime|start(?:-(?:react|router|kit|drawing))?)-[^/]{7}\.js$/

export default defineConfig({
  root: 'app',
  plugins: [takesByName(), endpointsInBrowser(), react(), colours, pageParts(), typingInPage(), plainPages()],
  // Texts are parsed as JSON, which is faster than a module with one export per text.
  json: { namedExports: false, stringify: true },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      // All supported browsers implement module preload.
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => !isThereByThen.test(part)),
    },
    // JSON files are loaded by URL, so they must not be inlined.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    rolldownOptions: {
      // Unused schemas and endpoints are free of side effects and can be dropped.
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
      output: {
        // File names are part of the scripts, and hashes do not compress: seven characters are enough to distinguish
        // the chunks.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Groups small modules, because a page is slow if it loads a hundred of them. A module's dependencies are
            // shared at least as widely as the module itself, so these groups do not depend on each other in a cycle.
            {
              name: 'entry',
              test: /first-picture|preload-helper|rolldown[\\/]runtime/,
              priority: 100,
            },
            { ...publicParts(), priority: 50 },
            { ...judgingPart(), priority: 40 },
            { name: 'ground', minShareCount: 30 },
            { name: 'usual', minShareCount: 14 },
            { name: 'common', minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // The first host label selects the workspace.
    allowedHosts: ['.localhost'],
    // The server renders the public list and the website, with style and script of the last build.
    proxy: {
      '/api': api,
      '/fr/api': api,
      '/protected': api,
      '/public-object-list': api,
      '/website': api,
      '/assets': api,
    },
  },
})
