// Files as people send them, beside this module.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'files')

export const caseFile = (name: string): Buffer => readFileSync(join(folder, name))
