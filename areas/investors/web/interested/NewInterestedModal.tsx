// Records a person who asked about a project for sale.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getInterestedCreation } from '../../contract/interested.ts'
import { useCreateInterestedInvestor } from '../changes.ts'
import { CreationForm } from '../record/CreationForm.tsx'
import { InterestedFields } from './InterestedFields.tsx'

interface Props {
  onClose: () => void
  onLook: (id: string) => void
}

export function NewInterestedModal({ onClose, onLook }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getInterestedCreation))
  const creation = useCreateInterestedInvestor(({ id }) => onLook(id))
  return (
    <Modal onClose={onClose} title={t('investors_person_new')} size={760}>
      <QueryView query={query} rows={6}>
        {({ data }) => (
          <CreationForm blank={data} creation={creation} onLook={onLook} look={t('investors_look_at_person')}>
            {(part) => (
              <FieldColumns>
                <InterestedFields {...part} />
              </FieldColumns>
            )}
          </CreationForm>
        )}
      </QueryView>
    </Modal>
  )
}
