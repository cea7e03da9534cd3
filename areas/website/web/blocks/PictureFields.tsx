// Fields of the blocks that are mostly pictures: opening and carousel.

import { contrastOf } from '#platform/rules/look/colour.ts'
import { formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { mostEntries } from '../../rules/content.ts'
import { leastContrast } from '../../rules/page-problems.ts'
import type { BlockProps } from '../builder/editor-context.ts'
import { ColourField } from '../fields/ColourField.tsx'
import { PictureField, PicturesField } from '../fields/PictureField.tsx'
import { WordsField } from '../fields/WordsField.tsx'

export function OpeningFields({ block, onChange }: BlockProps<'opening'>) {
  const t = useText()
  const { claim, badge, picture, background, ink } = block
  const contrast = background && ink ? contrastOf(background, ink) : null
  return (
    <>
      <WordsField
        label={t('website_field_claim')}
        name="claim"
        rows={2}
        maxLength={1000}
        value={claim}
        onChange={(next, about) => onChange({ claim: next }, about)}
      />
      <PictureField picture={picture} onChange={(next, about) => onChange({ picture: next }, about)} />
      <WordsField
        label={t('website_field_badge')}
        hint={t('website_badge_hint')}
        name="badge"
        value={badge}
        onChange={(next, about) => onChange({ badge: next }, about)}
      />
      <ColourField
        label={t('website_field_background')}
        hint={t('website_background_hint')}
        name="background"
        value={background}
        onChange={(next) => onChange({ background: next }, 'background')}
      />
      {background && (
        <ColourField
          label={t('website_field_ink')}
          hint={
            contrast === null
              ? t('website_ink_hint')
              : t('website_contrast', { ratio: formatNumber(Math.floor(contrast * 10) / 10) })
          }
          error={contrast !== null && contrast < leastContrast ? t('website_problem_contrast') : null}
          name="ink"
          value={ink}
          onChange={(next) => onChange({ ink: next }, 'ink')}
        />
      )}
    </>
  )
}

export const CarouselFields = ({ block, onChange }: BlockProps<'carousel'>) => (
  <PicturesField
    pictures={block.pictures}
    most={mostEntries.pictures}
    onChange={(pictures, about) => onChange({ pictures }, about)}
  />
)
