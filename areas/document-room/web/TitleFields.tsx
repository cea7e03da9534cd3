// Name of a role or category in both languages.

import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'

export interface Titles {
  title_de: string
  title_fr: string
}

interface Props {
  titles: Titles
  onChange: (titles: Titles) => void
  errors: ServerErrors
}

export function TitleFields({ titles: { title_de, title_fr }, onChange, errors: { errorOf } }: Props) {
  const t = useText()
  return (
    <FieldColumns>
      <TextField
        label={t('document_room_field_title_de')}
        name="title_de"
        required
        maxLength={120}
        value={title_de}
        onChange={(title) => onChange({ title_de: title, title_fr })}
        error={errorOf('title_de')}
      />
      <TextField
        label={t('document_room_field_title_fr')}
        name="title_fr"
        required
        maxLength={120}
        value={title_fr}
        onChange={(title) => onChange({ title_de, title_fr: title })}
        error={errorOf('title_fr')}
      />
    </FieldColumns>
  )
}

/** In the language of the interface. */
export const titleOf = ({ title_de: de, title_fr: fr }: Titles): string => (currentLanguage() === 'fr' ? fr : de)
