import { createTheme, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { ReactNode } from 'react';
import './mantine.css';

const theme = createTheme({ focusRing: 'auto', respectReducedMotion: true });

/**
 * Mantine, for what is hard to make accessible by hand: dialogs, menus, pickers, the palette. Everything simple is made
 * of src/ui, which keeps the first view of the public screens small. No style element is created at run time.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
