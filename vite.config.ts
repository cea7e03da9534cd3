// Builds the web out of app/ into dist/web; in development the API is asked at its own port under the same host name.

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { endpointsInBrowser } from './app/build/endpoints-in-browser.ts'
import { pageParts } from './app/page-parts.ts'
import { typingInPage } from './app/typing-in-page.ts'
import { judgingPart, publicParts } from './app/build/web-parts.ts'
import { takesByName } from './app/build/takes-by-name.ts'
import { tintOf } from './platform/rules/project-type.ts'
import { tokensOf } from './platform/web/theme/tokens.ts'

const api = { target: process.env.QUARTIER_API ?? 'http://localhost:4000', changeOrigin: false }

const coloursOf = (appearance: 'light' | 'dark') =>
  Object.entries(tokensOf(tintOf.rent, appearance, 'normal'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The colours that the scripts set later are there from the first byte: no white flash on a dark screen. */
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

/** What the product begins with need not be fetched ahead for what comes later, nor named there. */
const isThereByThen = /assets\/(?:entry|rolldown-runtime|start(?:-(?:react|router|kit|drawing))?)-[^/]{7}\.js$/

export default defineConfig({
  root: 'app',
  plugins: [takesByName(), endpointsInBrowser(), react(), colours, pageParts(), typingInPage()],
  // Texts are read as data, which is quicker than as a script that names each of them.
  json: { namedExports: false, stringify: true },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      // Whatever runs this code fetches modules ahead by itself.
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => !isThereByThen.test(part)),
    },
    // What is fetched must have an address.
    assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
    rolldownOptions: {
      // A schema that nobody asks for does nothing.
      treeshake: { manualPureFunctions: ['z', 'endpoint'] },
      output: {
        // Names stand in the scripts themselves, and what is drawn by lot does not compress: seven signs tell as many parts apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // A page of a hundred small parts is slow where each has to be asked for. What needs others is needed at least as
            // widely as they are, so that no two of these need one another.
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
    // Workspaces are told apart by the first host label.
    allowedHosts: ['.localhost'],
    proxy: { '/api': api, '/fr/api': api, '/protected': api },
  },
})
