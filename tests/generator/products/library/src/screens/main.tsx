// The page in the browser goes on where the server stopped.
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { hydrateRoot } from 'react-dom/client';
import { fetchTransport } from '../../generated/client/fetch-transport';
import { $transport } from '../../generated/client/transport';
import { settings } from '../../generated/model/settings';
import { Home } from './home';

const known = JSON.parse(document.getElementById('known')?.textContent ?? '{}') as Readonly<Record<string, unknown>>;
const transport = fetchTransport({ base: settings.apiBase.default });
const scope = fork({ values: { ...known, [$transport.sid ?? '']: transport } });
const page = document.getElementById('page');
if (page)
  hydrateRoot(
    page,
    <Provider value={scope}>
      <Home />
    </Provider>,
  );
