// Style of a public page without the web app: the colours of the workspace for each appearance, its font and its own
// CSS. The app sets the same variables (`web/theme`).

import type { Init } from '../../../contract/session.ts'
import { brandVariablesOf } from '../../../rules/look/brand-variables.ts'
import { tokensOf, type Appearance, type Contrast } from '../../../rules/look/tokens.ts'
import { hexColour } from '../../../rules/hex-colour.ts'
import { tintOf } from '../../../rules/project-type.ts'

type Shown = Pick<Init, 'theme' | 'publicPage'>

/** A look that the reader chose on this device is in the attribute `data-look` (`web/plain/keep-look.ts`). */
const rules: [selector: (block: string) => string, appearance: Appearance, contrast: Contrast][] = [
  [(block) => `:root${block}`, 'light', 'normal'],
  [(block) => `@media (prefers-color-scheme:dark){:root${block}}`, 'dark', 'normal'],
  [(block) => `@media (prefers-contrast:more){:root${block}}`, 'light', 'more'],
  [(block) => `@media (prefers-contrast:more) and (prefers-color-scheme:dark){:root${block}}`, 'dark', 'more'],
  [(block) => `:root[data-look=light]${block}`, 'light', 'normal'],
  [(block) => `:root[data-look=dark]${block}`, 'dark', 'normal'],
  [(block) => `:root[data-look=contrast]${block}`, 'light', 'more'],
  [(block) => `@media (prefers-color-scheme:dark){:root[data-look=contrast]${block}}`, 'dark', 'more'],
]

export function pageLook({ theme, publicPage }: Shown, isEmbedded: boolean): string {
  const { public_theme_color, frame_color, public_custom_css } = publicPage
  const tint = (isEmbedded && hexColour(frame_color)) || hexColour(public_theme_color) || tintOf[theme]
  const colours = rules.map(([rule, appearance, contrast]) => {
    const variables: Record<string, string> = {
      ...tokensOf(tint, appearance, contrast),
      ...brandVariablesOf(publicPage, appearance, contrast),
    }
    return rule(
      `{${Object.entries(variables)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}}`,
    )
  })
  return [...colours, withoutEnd(public_custom_css ?? '')].join('\n')
}

/** CSS cannot be escaped: it must not close its element. */
const withoutEnd = (css: string): string => css.replaceAll(/<\/(?=style)/gi, '<\\/')
