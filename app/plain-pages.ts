// Builds style and script of each public page that needs no web app. Built apart, so that they share no chunk with
// the app. The page parts (`page-parts.ts`) list their URLs for the server.

import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { plainFiles } from './build/web-parts.ts'

export function plainPages(): Plugin {
  return {
    name: 'plain-pages',
    apply: 'build',
    async buildStart() {
      for (const files of Object.values(plainFiles)) {
        for (const { fileName, source } of await compiled(files))
          this.emitFile({ type: 'asset', name: fileName, source })
      }
    },
  }
}

async function compiled(
  files: (typeof plainFiles)['list'],
): Promise<{ fileName: string; source: string | Uint8Array }[]> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: {
        entry: join(import.meta.dirname, '..', files.source),
        formats: ['es'],
        fileName: () => files.script,
        cssFileName: files.style.replace(/\.css$/, ''),
      },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error(`${files.source} was not built`)
  return output.output.map((one: Rolldown.OutputChunk | Rolldown.OutputAsset) => ({
    fileName: one.fileName,
    source: one.type === 'chunk' ? one.code : one.source,
  }))
}
