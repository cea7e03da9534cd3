// Builds style and script of the public pages that need no web app. Built apart, so that they share no chunk with the
// app. The page parts (`page-parts.ts`) list their URLs for the server.

import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { plainFiles } from './build/web-parts.ts'

export function plainPages(): Plugin {
  return {
    name: 'plain-pages',
    apply: 'build',
    async buildStart() {
      for (const { fileName, source } of await compiled()) this.emitFile({ type: 'asset', name: fileName, source })
    },
  }
}

async function compiled(): Promise<{ fileName: string; source: string | Uint8Array }[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: {
        entry: join(import.meta.dirname, '..', plainFiles.source),
        formats: ['es'],
        fileName: () => plainFiles.script,
        cssFileName: plainFiles.style.replace(/\.css$/, ''),
      },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('The script of the public list was not built')
  return output.output.map((one: Rolldown.OutputChunk | Rolldown.OutputAsset) => ({
    fileName: one.fileName,
    source: one.type === 'chunk' ? one.code : one.source,
  }))
}
