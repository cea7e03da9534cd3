// Dialog fields of a category: names, parent (for a new one) and rights.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldPair } from '#platform/web/kit/FieldGrid.tsx'
import type { RoleChoice } from '../contract/settings.ts'
import type { RoomRight } from '../rules/room-right.ts'
import { RightsFields } from './RightsFields.tsx'

export interface EditedCategory {
  id: string
  parent_id: string | null
  index: string
  title_de: string
  title_fr: string
  rights: Record<string, RoomRight>
  version: number
}

export interface CategoryDraft {
  parent_id: string | null
  title_de: string
  title_fr: string
  rights: Record<string, RoomRight>
}

/** `category` is null for a new one below `parentId`. */
export function useCategoryDraft(category: EditedCategory | null, parentId: string | null) {
  return useState<CategoryDraft>(() => ({
    parent_id: category ? category.parent_id : parentId,
    title_de: category?.title_de ?? '',
    title_fr: category?.title_fr ?? '',
    rights: category?.rights ?? {},
  }))
}

interface Props {
  isNew: boolean
  draft: CategoryDraft
  onChange: (draft: CategoryDraft) => void
  categories: readonly { id: string; index: string; title_de: string }[]
  roles: readonly RoleChoice[]
  errors: ServerErrors
}

export function CategoryFields({ isNew, draft, onChange, categories, roles, errors: { errorOf } }: Props) {
  const t = useText()
  return (
    <>
      {isNew && (
        <SelectField
          label={t('document_room_parent')}
          name="parent_id"
          value={draft.parent_id}
          onChange={(parentId) => onChange({ ...draft, parent_id: parentId })}
          placeholder={t('document_room_parent_none')}
          options={categories.map(({ id, index, title_de: title }) => ({
            value: id,
            displayName: `${index} ${title}`,
          }))}
          error={errorOf('parent_id')}
        />
      )}
      <FieldPair>
        <TextField
          label={t('document_room_field_title_de')}
          name="title_de"
          required
          maxLength={120}
          value={draft.title_de}
          onChange={(title) => onChange({ ...draft, title_de: title })}
          error={errorOf('title_de')}
        />
        <TextField
          label={t('document_room_field_title_fr')}
          name="title_fr"
          required
          maxLength={120}
          value={draft.title_fr}
          onChange={(title) => onChange({ ...draft, title_fr: title })}
          error={errorOf('title_fr')}
        />
      </FieldPair>
      <RightsFields
        roles={roles}
        rights={draft.rights}
        onChange={(rights) => onChange({ ...draft, rights })}
        hasParent={draft.parent_id !== null}
      />
    </>
  )
}
