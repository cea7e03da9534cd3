// Builds the web out of app/ into dist/web; in development the API is asked at its own port under the same host name.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: process.env.QUARTIER_API ?? 'http://localhost:4000', changeOrigin: false }

export default defineConfig({
  root: 'app',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // All texts of a language in one file: one request, and it stays in the cache while the code changes.
          groups: [
            { name: 'texts-de', test: /texts[\\/]de\.json$/ },
            { name: 'texts-fr', test: /texts[\\/]fr\.json$/ },
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
