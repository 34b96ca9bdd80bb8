import { expect, it } from 'vitest'
import { next } from '../../../src/core/execution/next.ts'
import { templates } from './templates.ts'

it('has one transfer that is tracked, and one without a next task', async () => {
  const { tracking, filled } = await templates()
  expect(next(tracking)).toEqual({ task: 'track' })
  expect([filled.stage.stage, next(filled)]).toEqual(['filled', undefined])
})
