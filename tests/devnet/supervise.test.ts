import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChild, untilReady } from './supervise.ts'

const folder = mkdtempSync(join(tmpdir(), 'causeway-supervise-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (script: string) =>
  startChild({ name: 'the child', command: '/bin/sh', args: ['-c', script], logFile: join(folder, 'child.log') })

/** Whether any process of the group runs; zombies don't count. */
function isGroupAlive(pid: number): boolean {
  const processes = execFileSync('ps', ['-A', '-o', 'pgid=,stat=']).toString().split('\n')
  return processes.some((line) => {
    const [group, state] = line.trim().split(/\s+/)
    return group === `${pid}` && !state?.startsWith('Z')
  })
}

test('a child that is stopped leaves no process of its group', async () => {
  const child = start('exec sleep 60')
  expect(child.alive()).toBe(true)
  await child.stop()
  expect(child.alive()).toBe(false)
  await expect.poll(() => isGroupAlive(child.pid)).toBe(false)
})

test('a child that ignores the request to end is killed', async () => {
  const child = start('trap "" TERM; while true; do sleep 1; done')
  await untilReady(child, async () => child.alive() || undefined)
  await child.stop()
  await expect.poll(() => isGroupAlive(child.pid)).toBe(false)
})

test('stopping a child that has ended, or stopping twice, is nothing', async () => {
  const child = start('exit 3')
  await expect.poll(child.alive).toBe(false)
  await child.stop()
  await child.stop()
  await expect.poll(() => isGroupAlive(child.pid)).toBe(false)
})

test('a child that ends before it is ready: the sentence names its log and quotes its end', async () => {
  const child = start('echo no such chain >&2; exit 1')
  const ready = untilReady(child, async () => undefined)
  await expect(ready).rejects.toThrow(
    /^the child ended before it was ready\. Its log is .*child\.log; it ends with:\nno such chain/,
  )
})

test('what a probe throws means not yet', async () => {
  const child = start('exec sleep 60')
  let probes = 0
  const value = await untilReady(child, async () => {
    probes += 1
    if (probes < 3) throw new Error('refused')
    return 'ready'
  })
  expect(value).toBe('ready')
  await child.stop()
})
