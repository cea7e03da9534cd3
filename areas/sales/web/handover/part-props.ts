// Props of the parts of the protocol, and of one point.

import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import type { HandoverContent, HandoverPoint } from '../../rules/handover/handover-content.ts'

export interface PartProps {
  content: HandoverContent
  errorOf: ServerErrors['errorOf']
  onChange: (content: HandoverContent) => void
}

export interface PointProps {
  applicationId: string
  handoverId: string
  point: HandoverPoint
  /** Path of the point, such as `rooms.0.points.2`. */
  path: string
  errorOf: ServerErrors['errorOf']
  onChange: (change: Partial<HandoverPoint>) => void
  onPhotos: (pointId: string, photos: HandoverPoint['photos']) => void
  onRemove: () => void
}
