// Builds the script that keeps typing. It must listen before any script can be fetched: it is a file of its own,
// which the server inlines into pages with input (`platform/server/http/page.ts`).

import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { typingFile } from '../platform/contract/page-parts.ts'

const source = join(import.meta.dirname, '../platform/web/shell/prerendered/keep-typing.ts')

export function typingInPage(): Plugin {
  return {
    name: 'typing-in-page',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: typingFile, source: await compiled() })
    },
  }
}

async function compiled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: source, formats: ['iife'], name: 'typing' },
    },
  })
  const [output] = [made].flat()
  const [chunk] = output && 'output' in output ? output.output : []
  if (!chunk) throw new Error('what keeps typing was not built')
  return chunk.code.trim()
}
