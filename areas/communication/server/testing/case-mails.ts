// For tests: mails that other mail readers failed on, one defect each (`mails/*.eml`).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const caseMail = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'mails', `${name}.eml`))
