export interface EnduranceServer {
  endpoint: string;
  projectId: string;
  apiKey: string;
}
