import { type DataPlace, openBeside } from '../store/direct.js';
import type { Operation } from '../store/operation.js';

/** Does something with the data of a server beside it, whether it is running or not; all of it or nothing. */
export async function runOnData<T>(place: DataPlace, operation: Operation<T>): Promise<T> {
  const store = await openBeside(place);
  try {
    return await store.run(operation);
  } finally {
    await store.close();
  }
}
