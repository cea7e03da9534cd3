import { expect, it } from 'vitest'
import { isMobileNumber } from './mobile-phone.ts'

it.each([
  ['+41791234567', true],
  ['+41522221100', false],
  ['+33612345678', true],
  ['+33142345678', false],
  ['+4915123456789', true],
  ['+493012345678', false],
  ['+393123456789', true],
  ['+390212345678', false],
  // North American numbers do not show whether they are mobile or landline.
  ['+12125550123', true],
  ['079', false],
])('%s is a mobile number: %s', (number, isMobile) => expect(isMobileNumber(number)).toBe(isMobile))
