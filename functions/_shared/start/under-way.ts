/** Work in progress in this process, by a key: concurrent callers share one run. */
export function shared<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const running = underWay.get(key);
    if (running) return running;
    const started = work();
    underWay.set(key, started);
    const forget = (): void => void underWay.delete(key);
    started.then(forget, forget);
    return started;
  };
}
