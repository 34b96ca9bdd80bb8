import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Processor time of a process with its threads, milliseconds. Needs /proc. */
export function processorMs(pid: number): number {
  // proc(5): fields 14 and 15, counted after the name, which may hold anything but `) `.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND
}

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

/** Returns the milliseconds until its exit. */
export async function end(child: ChildProcess): Promise<number> {
  const began = performance.now()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return performance.now() - began
}
