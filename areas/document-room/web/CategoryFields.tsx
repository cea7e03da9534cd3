// Dialog fields of a category: names, parent (for a new one) and rights.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Fields } from '#platform/web/kit/ActionModal.tsx'
import type { RoleChoice } from '../contract/settings.ts'
import type { RoomRight } from '../rules/room-right.ts'
import { RightsFields } from './RightsFields.tsx'
import { TitleFields } from './TitleFields.tsx'

interface EditedCategory {
  id: string
  parent_id: string | null
  index: string
  title_de: string
  title_fr: string
  rights: Record<string, RoomRight>
  version: number
}

interface CategoryDraft {
  parent_id: string | null
  title_de: string
  title_fr: string
  rights: Record<string, RoomRight>
}

interface Form {
  /** Null for a new one. */
  category: EditedCategory | null
  /** Parent of a new one. */
  parentId: string | null
  categories: readonly { id: string; index: string; title_de: string }[]
  roles: readonly RoleChoice[]
}

export function useCategoryForm({ category, parentId, categories, roles }: Form) {
  const [draft, onChange] = useState<CategoryDraft>(() => ({
    parent_id: category ? category.parent_id : parentId,
    title_de: category?.title_de ?? '',
    title_fr: category?.title_fr ?? '',
    rights: category?.rights ?? {},
  }))
  const fields: Fields = (errors) => (
    <CategoryFields {...{ isNew: !category, draft, onChange, categories, roles, errors }} />
  )
  return { draft, fields }
}

interface Props extends Pick<Form, 'categories' | 'roles'> {
  isNew: boolean
  draft: CategoryDraft
  onChange: (draft: CategoryDraft) => void
  errors: ServerErrors
}

function CategoryFields({ isNew, draft, onChange, categories, roles, errors }: Props) {
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
          error={errors.errorOf('parent_id')}
        />
      )}
      <TitleFields titles={draft} onChange={(titles) => onChange({ ...draft, ...titles })} errors={errors} />
      <RightsFields
        roles={roles}
        rights={draft.rights}
        onChange={(rights) => onChange({ ...draft, rights })}
        hasParent={draft.parent_id !== null}
      />
    </>
  )
}
