// The list of the waitlist.

import { useState } from 'react'
import { IconListDetails } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '#platform/web/i18n/texts.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ListPage } from '#platform/web/table/ListPage.tsx'
import { changeRequests, listRequests } from '../contract/list.ts'
import { InviteModal } from './InviteModal.tsx'
import { nobodyYet } from './nobody-yet.ts'

export default function WaitlistPage() {
  const t = useText()
  const panel = usePanel()
  const navigate = useNavigate()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ListPage
        endpoint={listRequests}
        bulkEndpoint={changeRequests}
        tableKey="waitlist"
        explanation={t('waitlist_list_explanation')}
        onCreate={(choice) => (choice === 'invite' ? setInviting(true) : void panel.open('WaitlistEdit', nobodyYet))}
        detailButtons={{
          criteriaForm: {
            title: t('waitlist_panel'),
            icon: IconListDetails,
            permission: 'waitlist',
            run: (row) => panel.open('WaitlistEdit', row._id),
          },
        }}
      />
      {isInviting && (
        <InviteModal
          onClose={() => setInviting(false)}
          onDone={(id) => void navigate({ to: `/waitlist/applications/${id}` })}
        />
      )}
    </>
  )
}
