// Name of a block in the builder: its title in the language of the fields, otherwise its kind.

import type { Language } from '#platform/rules/project-type.ts'
import type { Translate } from '#platform/web/i18n/texts.ts'
import { wordsIn } from '../../rules/blocks.ts'
import type { Block, BlockKind } from '../../rules/content.ts'

export const kindText = (kind: BlockKind): string => `website_kind_${kind.replace('-', '_')}`

export const blockTitle = (t: Translate, block: Pick<Block, 'kind' | 'title'>, language: Language): string =>
  wordsIn(block.title, language).text || t(kindText(block.kind))
