// Begins a drag in an outline after a short way, by touch after a moment: a click selects, a swipe scrolls.

import { PointerSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

// Constants, because new objects would rerender every row.
const afterAWay = { activationConstraint: { distance: 6 } }
const afterAMoment = { activationConstraint: { delay: 180, tolerance: 8 } }

export const useDragSensors = () =>
  useSensors(useSensor(PointerSensor, afterAWay), useSensor(TouchSensor, afterAMoment))
