// Types of the verify script, which is plain JavaScript because it is handed out.

interface CheckedDraw {
  facts: Record<string, string>
  groups: { key: string; count: number; name: string }[]
  candidates: { number: number; receipt: string; group: string }[]
  order: { group: string; rank: number; receipt: string; isDrawn: boolean }[]
  isPublished: boolean
  problems: string[]
}

export function check(text: string): CheckedDraw
