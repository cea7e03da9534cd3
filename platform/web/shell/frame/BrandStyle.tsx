// The workspace's own style on public pages: colours corrected for contrast, font, favicon, custom CSS (spec 1 §1).

import { useEffect } from 'react'
import type { Init } from '#platform/contract/session.ts'
import { useLook } from '../../theme/appearance.ts'
import { brandVariablesOf } from '#platform/rules/look/brand-variables.ts'

export function BrandStyle({ look }: { look: Init['publicPage'] }) {
  const { appearance, contrast } = useLook()
  useEffect(() => {
    const variables = Object.entries(brandVariablesOf(look, appearance, contrast))
    const { style } = document.documentElement
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [look, appearance, contrast])
  useEffect(() => {
    const { favicon } = look
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!favicon || !link) return
    const before = link.href
    link.href = favicon
    return () => {
      link.href = before
    }
  }, [look])
  return look.public_custom_css ? <style>{look.public_custom_css}</style> : null
}
