/** The part of the platform's function context that the product uses. */
export interface FunctionContext {
  req: {
    method: string;
    path: string;
    queryString: string;
    scheme: string;
    host: string;
    port: number;
    headers: Record<string, string>;
    bodyText: string;
  };
  res: {
    text: (body: string, status?: number, headers?: Record<string, string>) => FunctionResult;
    json: (body: unknown, status?: number, headers?: Record<string, string>) => FunctionResult;
    empty: () => FunctionResult;
    redirect: (url: string, status?: number, headers?: Record<string, string>) => FunctionResult;
    send: (body: string, status?: number, headers?: Record<string, string>) => FunctionResult;
  };
  log: (...parts: unknown[]) => void;
  error: (...parts: unknown[]) => void;
}
declare const result: unique symbol;
export interface FunctionResult {
  [result]?: true;
}
