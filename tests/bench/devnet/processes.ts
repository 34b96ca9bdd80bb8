import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** The processor time that a process has taken so far, its threads included, in milliseconds. Needs /proc. */
export function processorMs(pid: number): number {
  // proc(5): fields 14 and 15, counted behind the name, which may hold anything but `) `.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND
}

/** What a process and all below it keep in memory, resident, in megabytes. */
export function residentMb(pid: number): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    all.reduce((sum, [each = 0, of, kilobytes = 0]) => (of === parent ? sum + kilobytes + below(each) : sum), 0)
  const own = all.find(([each]) => each === pid)?.[2] ?? 0
  return (own + below(pid)) / 1_024
}

/** Asks a process to end and waits until it has; returns how long that took, in milliseconds. */
export async function end(child: ChildProcess): Promise<number> {
  const began = performance.now()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return performance.now() - began
}
