// HTML as a tagged template: values are escaped unless they are HTML themselves.

import { escaped } from '../../documents/sheet-cell.ts'

export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + sourceOf(values[index])).join(''))
}

/** False, null and undefined are rendered as nothing, so that templates can contain conditions. */
function sourceOf(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.source
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return value.map(sourceOf).join('')
}
