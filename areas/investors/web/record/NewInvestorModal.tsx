// Records a new investor: company and first contact person; everything else follows on the page.

import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getInvestorCreation } from '../../contract/investor.ts'
import { useCreateInvestor } from '../changes.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { CreationForm } from './CreationForm.tsx'

interface Props {
  onClose: () => void
  onLook: (id: string) => void
}

export function NewInvestorModal({ onClose, onLook }: Props) {
  const t = useText()
  const query = useQuery(queryOf(getInvestorCreation))
  const creation = useCreateInvestor(({ id }) => onLook(id))
  return (
    <Modal onClose={onClose} title={t('investors_new')} size={760}>
      <QueryView query={query} rows={6}>
        {({ data }) => (
          <CreationForm blank={data} creation={creation} onLook={onLook} look={t('investors_look_at_known')}>
            {(part) => (
              <>
                <FieldColumns>
                  <CompanyFields {...part} isShort />
                </FieldColumns>
                <ContactFields {...part} />
              </>
            )}
          </CreationForm>
        )}
      </QueryView>
    </Modal>
  )
}
